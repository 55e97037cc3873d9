/** What a seat could be certain of at each moment of a replay, fetched some frames at a time. */
import type { WhoKnows } from '../generated/protocol'
import { replay as fetchFrames } from '../net/api'
import type { ReplayPlayer } from '../replay/replay_player.svelte'

/** As many as the server tells at once. */
const CHUNK = 25
const fetched = new WeakMap<ReplayPlayer, Map<string, Promise<WhoKnows[]>>>()

/** At the moment that is shown, from the seat whose eyes these are. */
export async function knowledgeNow(replay: ReplayPlayer): Promise<WhoKnows> {
  const chunks = fetched.get(replay) ?? new Map<string, Promise<WhoKnows[]>>()
  fetched.set(replay, chunks)
  const { record, seat, at } = replay
  const first = at - (at % CHUNK)
  const key = `${seat}:${first}`
  const wanted = { record, seat, first, last: first + CHUNK - 1, knowledge: true }
  const chunk =
    chunks.get(key) ??
    fetchFrames(wanted).then(({ frames }) =>
      frames.flatMap(({ knowledge }) => (knowledge ? [knowledge] : [])),
    )
  chunks.set(key, chunk)
  chunk.catch(() => chunks.delete(key))
  return (await chunk)[at - first] as WhoKnows
}
