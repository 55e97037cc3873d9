/** What is talked about in a dialog at the table. */
export type Talk = 'share' | 'move' | 'rename' | 'leave' | 'settings'
