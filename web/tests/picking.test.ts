/** Picking: picks on the table narrow the options of a question to one. */
import { describe, expect, test } from 'vitest'
import {
  afterPick,
  marksAfter,
  remainingOptions,
  selectedOption,
  UNSAID,
  type PicksByOption,
  type PickSteps,
} from '../src/games/shared/picking'

/** `a b|c` has two steps; two things fit the second. */
function picks(written: Record<string, string>): PicksByOption {
  const steps = (text: string): PickSteps => text.split(' ').map((step) => step.split('|'))
  return new Map(Object.entries(written).map(([option, text]) => [option, steps(text)]))
}

const LEAD = picks({
  draw: 'draw|deck',
  'load laptops': 'hand:laptops action:load',
  'load jets': 'hand:jets action:load',
  'pirate both': 'hand:laptops hand:jets action:pirate',
  'import both': 'hand:laptops hand:jets action:import',
})

describe('what is meant', () => {
  test('nothing, as long as nothing is picked, even if there is one option only', () => {
    expect(selectedOption(LEAD, [])).toBeUndefined()
    expect(selectedOption(picks({ draw: 'draw' }), [])).toBeUndefined()
  })
  test('the only option left', () => {
    expect(selectedOption(LEAD, ['deck'])).toBe('draw')
    expect(selectedOption(LEAD, ['hand:laptops'])).toBeUndefined()
    expect(selectedOption(LEAD, ['hand:laptops', 'action:load'])).toBe('load laptops')
    expect(selectedOption(LEAD, ['action:import'])).toBe('import both')
  })
  test('the option that asks for nothing more, though others go on from it', () => {
    const pairs = picks({ one: 'hand:a ship', two: 'hand:a hand:b ship', other: 'hand:b ship' })
    expect(remainingOptions(pairs, ['hand:a', 'ship'])).toEqual(['one', 'two'])
    expect(selectedOption(pairs, ['hand:a', 'ship'])).toBe('one')
    expect(selectedOption(pairs, ['hand:a', 'ship', 'hand:b'])).toBe('two')
  })
  test('a card alone, where its action goes without saying', () => {
    const lead = new Map<string, PickSteps>([
      ['load laptops', [['hand:laptops'], [UNSAID, 'action:load']]],
      ['load jets', [['hand:jets'], [UNSAID, 'action:load']]],
      ['pirate both', [['hand:laptops'], ['hand:jets'], ['action:pirate']]],
    ])
    expect(selectedOption(lead, ['hand:laptops'])).toBe('load laptops')
    expect(selectedOption(lead, ['hand:laptops', 'action:load'])).toBe('load laptops')
    expect(selectedOption(lead, ['action:load'])).toBeUndefined()
    expect(selectedOption(lead, ['hand:laptops', 'hand:jets'])).toBe('pirate both')
    expect(afterPick(lead, ['hand:laptops'], 'hand:jets')).toEqual(['hand:laptops', 'hand:jets'])
    expect([...marksAfter(lead, []).keys()]).not.toContain(UNSAID)
  })
  test('nothing, when two options ask for nothing more', () => {
    expect(selectedOption(picks({ x: 'ship|a', y: 'ship|b' }), ['ship'])).toBeUndefined()
  })
})

describe('parts', () => {
  const silk = picks({
    one: 'hand:tea market:2|market:5',
    two: 'hand:tea market:2|market:5 market:2|market:5',
    mixed: 'hand:tea market:1 market:2|market:5',
  })
  test('each pick stands for a part of its own', () => {
    expect(selectedOption(silk, ['hand:tea', 'market:2'])).toBe('one')
    expect(selectedOption(silk, ['hand:tea', 'market:5', 'market:2'])).toBe('two')
    expect(selectedOption(silk, ['hand:tea', 'market:5', 'market:1'])).toBe('mixed')
    expect(remainingOptions(silk, ['hand:tea', 'market:5', 'market:2', 'market:1'])).toEqual([])
  })
  test('a pick gives way when its part is needed by another', () => {
    const tangled = picks({ x: 'a|b a|c' })
    expect(remainingOptions(tangled, ['a', 'b'])).toEqual(['x'])
    expect(remainingOptions(tangled, ['b', 'c'])).toEqual(['x'])
    expect(remainingOptions(tangled, ['b', 'b'])).toEqual([])
  })
})

describe('picking', () => {
  test('adds to the picks', () => {
    expect(afterPick(LEAD, ['hand:laptops'], 'hand:jets')).toEqual(['hand:laptops', 'hand:jets'])
  })
  test('takes back what was picked', () => {
    expect(afterPick(LEAD, ['hand:laptops', 'action:load'], 'hand:laptops')).toEqual([
      'action:load',
    ])
  })
  test('takes the place of what lies beside it and does not go with it', () => {
    const loads = picks({ a: 'hand:a ship', b: 'hand:b ship', ab: 'hand:a hand:b x' })
    expect(afterPick(loads, ['hand:a', 'ship'], 'hand:b')).toEqual(['ship', 'hand:b'])
  })
  test('makes a coarse pick finer', () => {
    const slots = picks({ x: 'hand:a ship|slot:1', y: 'hand:a ship|slot:2' })
    expect(afterPick(slots, ['hand:a', 'ship'], 'slot:2')).toEqual(['hand:a', 'slot:2'])
  })
  test('begins anew with what goes with none of the picks', () => {
    expect(afterPick(LEAD, ['hand:laptops', 'hand:jets'], 'deck')).toEqual(['deck'])
  })
  test('changes nothing where nothing can be done', () => {
    expect(afterPick(LEAD, ['hand:laptops'], 'hand:soap')).toEqual(['hand:laptops'])
  })
})

describe('marks', () => {
  test('at first everything that some option is about can be picked', () => {
    expect(new Set(marksAfter(LEAD, []).values())).toEqual(new Set(['can']))
    expect(marksAfter(LEAD, []).get('hand:soap')).toBeUndefined()
  })
  test('then what goes on is a target, and what would change the choice can be picked', () => {
    const marks = marksAfter(LEAD, ['hand:laptops'])
    expect(marks.get('hand:laptops')).toBe('chosen')
    expect(marks.get('action:load')).toBe('target')
    expect(marks.get('hand:jets')).toBe('target')
    expect(marks.get('deck')).toBe('can')
  })
  test('what makes a pick finer is a target, too', () => {
    const slots = picks({ x: 'hand:a ship|slot:1', y: 'hand:a ship|slot:2', z: 'hand:b ship' })
    const marks = marksAfter(slots, ['hand:a', 'ship'])
    expect(marks.get('slot:1')).toBe('target')
    expect(marks.get('hand:b')).toBe('can')
  })
})
