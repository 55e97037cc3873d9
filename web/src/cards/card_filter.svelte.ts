/** What the reader searched for among the cards, kept from page to page. */
import type { CardData } from '../games/import_export/cards'
import type { Action, Type } from '../generated/protocol'

export const cardFilter = $state({
  sought: '',
  set: '' as CardData['set'] | '',
  type: '' as Type | '',
  action: '' as Action | '',
  tier: '' as number | '',
  /** The card that was looked at last. */
  last: '',
})
