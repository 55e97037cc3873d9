/** The people at a table, for the panels and the log of a game that knows only seats and names. */
import { getContext, setContext } from 'svelte'
import type { Notice, Table } from '../generated/protocol'
import type { TableConnection } from '../net/table_connection.svelte'
import { preferredLanguage } from '../text/language'
import { settings } from '../settings/settings.svelte'
import { say, seatFacts, type Names } from '../text/words.svelte'

export interface Company {
  table: Table
  /** The reader's own seat. */
  seat: number | null
}

const KEY = Symbol('company')

/** Call it while the table's component is created. */
export function setCompany(read: () => Company): void {
  setContext(KEY, read)
}

/** Undefined in lessons and replays, where nobody sits at a table. */
export function useCompany(): (() => Company) | undefined {
  return getContext(KEY)
}

export function timeOfDay(at: number): string {
  const lang = preferredLanguage(settings.language)
  return new Date(at).toLocaleTimeString(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** Somebody else may have had the reader's seat. */
export function noticeText(notice: Notice, names: Names): string {
  const { kind, seat, name, at } = notice
  const mine = seat === names.you && name === names[seat]
  const who = mine ? seatFacts('who', seat, names) : { who: name, who_id: 'seat' }
  const by = notice.by === null ? {} : seatFacts('by', notice.by, names)
  return say(`lobby-notice-${kind}`, { ...who, ...by, time: timeOfDay(at) })
}

/** What is told right after an event: after the last one also what came later. */
export function noticesAfter(notices: Notice[], event: number, last: boolean): Notice[] {
  return notices.filter(({ after }) => after === event + 1 || (last && after > event))
}

/** Alone with bots there is nobody to talk to. */
export function isTalkPossible({ table, talk }: TableConnection): boolean {
  const people = table.seats.filter(({ kind }) => kind === 'person').length
  return table.talk !== 'off' && (people > 1 || table.spectators_talk || talk.length > 0)
}
