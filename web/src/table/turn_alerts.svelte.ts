/** Alerts a player who is looking elsewhere to their turn: title, icon, optional notification. */
import type { TableConnection } from '../net/table_connection.svelte'
import { settings } from '../settings/settings.svelte'
import { say } from '../text/words.svelte'

const PLAIN = './icon.svg'
const TURN = './icon-turn.svg'

function setIcon(href: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href)
}

/** Call it while a component is created. */
export function alertOnTurn(connection: TableConnection): void {
  const asked = $derived(connection.question?.id)
  const game = $derived(
    connection.table.game ? say(`${connection.table.game}-name`) : say('page-title'),
  )

  $effect(() => {
    const turn = asked !== undefined && connection.table.state === 'playing'
    document.title = turn ? say('lobby-title-turn', { game }) : say('lobby-title', { title: game })
    setIcon(turn ? TURN : PLAIN)
    return () => setIcon(PLAIN)
  })
  $effect(() => {
    if (asked === undefined || !settings.notify || document.visibilityState === 'visible') return
    notify(say('lobby-your-turn'), game, connection.id)
  })
}

function notify(title: string, body: string, tag: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag, icon: TURN })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Some phones let only service workers notify. The title still shows it.
  }
}

/** Asks the browser for permission to notify. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}
