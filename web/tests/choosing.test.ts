/** Choosing: picks on the table narrow the options of a question to one. */
import { describe, expect, test } from 'vitest'
import { left, marksOf, picked, proposed, type Way, type Ways } from '../src/games/shared/picking'

/** `a b|c` is a way of two parts, the second of which two things stand for. */
function ways(written: Record<string, string>): Ways {
  const way = (text: string): Way => text.split(' ').map((part) => part.split('|'))
  return new Map(Object.entries(written).map(([option, text]) => [option, way(text)]))
}

const LEAD = ways({
  draw: 'draw|deck',
  'load laptops': 'hand:laptops action:load',
  'load jets': 'hand:jets action:load',
  'pirate both': 'hand:laptops hand:jets action:pirate',
  'import both': 'hand:laptops hand:jets action:import',
})

describe('what is meant', () => {
  test('nothing, as long as nothing is picked, even if there is one option only', () => {
    expect(proposed(LEAD, [])).toBeUndefined()
    expect(proposed(ways({ draw: 'draw' }), [])).toBeUndefined()
  })
  test('the only option left', () => {
    expect(proposed(LEAD, ['deck'])).toBe('draw')
    expect(proposed(LEAD, ['hand:laptops'])).toBeUndefined()
    expect(proposed(LEAD, ['hand:laptops', 'action:load'])).toBe('load laptops')
    expect(proposed(LEAD, ['action:import'])).toBe('import both')
  })
  test('the option that asks for nothing more, though others go on from it', () => {
    const pairs = ways({ one: 'hand:a ship', two: 'hand:a hand:b ship', other: 'hand:b ship' })
    expect(left(pairs, ['hand:a', 'ship'])).toEqual(['one', 'two'])
    expect(proposed(pairs, ['hand:a', 'ship'])).toBe('one')
    expect(proposed(pairs, ['hand:a', 'ship', 'hand:b'])).toBe('two')
  })
  test('nothing, when two options ask for nothing more', () => {
    expect(proposed(ways({ x: 'ship|a', y: 'ship|b' }), ['ship'])).toBeUndefined()
  })
})

describe('parts', () => {
  const silk = ways({
    one: 'hand:tea market:2|market:5',
    two: 'hand:tea market:2|market:5 market:2|market:5',
    mixed: 'hand:tea market:1 market:2|market:5',
  })
  test('each pick stands for a part of its own', () => {
    expect(proposed(silk, ['hand:tea', 'market:2'])).toBe('one')
    expect(proposed(silk, ['hand:tea', 'market:5', 'market:2'])).toBe('two')
    expect(proposed(silk, ['hand:tea', 'market:5', 'market:1'])).toBe('mixed')
    expect(left(silk, ['hand:tea', 'market:5', 'market:2', 'market:1'])).toEqual([])
  })
  test('a pick gives way when its part is needed by another', () => {
    const tangled = ways({ x: 'a|b a|c' })
    expect(left(tangled, ['a', 'b'])).toEqual(['x'])
    expect(left(tangled, ['b', 'c'])).toEqual(['x'])
    expect(left(tangled, ['b', 'b'])).toEqual([])
  })
})

describe('picking', () => {
  test('adds to the picks', () => {
    expect(picked(LEAD, ['hand:laptops'], 'hand:jets')).toEqual(['hand:laptops', 'hand:jets'])
  })
  test('takes back what was picked', () => {
    expect(picked(LEAD, ['hand:laptops', 'action:load'], 'hand:laptops')).toEqual(['action:load'])
  })
  test('takes the place of what lies beside it and does not go with it', () => {
    const loads = ways({ a: 'hand:a ship', b: 'hand:b ship', ab: 'hand:a hand:b x' })
    expect(picked(loads, ['hand:a', 'ship'], 'hand:b')).toEqual(['ship', 'hand:b'])
  })
  test('makes a coarse pick finer', () => {
    const slots = ways({ x: 'hand:a ship|slot:1', y: 'hand:a ship|slot:2' })
    expect(picked(slots, ['hand:a', 'ship'], 'slot:2')).toEqual(['hand:a', 'slot:2'])
  })
  test('begins anew with what goes with none of the picks', () => {
    expect(picked(LEAD, ['hand:laptops', 'hand:jets'], 'deck')).toEqual(['deck'])
  })
  test('changes nothing where nothing can be done', () => {
    expect(picked(LEAD, ['hand:laptops'], 'hand:soap')).toEqual(['hand:laptops'])
  })
})

describe('marks', () => {
  test('at first everything that some option is about can be picked', () => {
    expect(new Set(marksOf(LEAD, []).values())).toEqual(new Set(['can']))
    expect(marksOf(LEAD, []).get('hand:soap')).toBeUndefined()
  })
  test('then what goes on is a target, and what would change the choice can be picked', () => {
    const marks = marksOf(LEAD, ['hand:laptops'])
    expect(marks.get('hand:laptops')).toBe('chosen')
    expect(marks.get('action:load')).toBe('target')
    expect(marks.get('hand:jets')).toBe('target')
    expect(marks.get('deck')).toBe('can')
  })
  test('what makes a pick finer is a target, too', () => {
    const slots = ways({ x: 'hand:a ship|slot:1', y: 'hand:a ship|slot:2', z: 'hand:b ship' })
    const marks = marksOf(slots, ['hand:a', 'ship'])
    expect(marks.get('slot:1')).toBe('target')
    expect(marks.get('hand:b')).toBe('can')
  })
})
