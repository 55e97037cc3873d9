/** What a seat sees of Maritime Silk Road, and the prices of what is for sale. */
export const GOODS = ['porcelain', 'silk', 'tea', 'spice', 'glass', 'ore'] as const
export type Good = (typeof GOODS)[number]
export const SPECIALS = ['ship', 'licence', 'porter', 'exchange'] as const
export type Special = (typeof SPECIALS)[number]
export const PRICE: Record<Special, number> = { ship: 10, licence: 11, porter: 12, exchange: 8 }

export interface MerchantSeen {
  hand_size: number
  hand?: Good[]
  coins?: number
  ships: Good[]
  licences: number
  porters: number
  exchanges: number
}
export interface SilkSeen {
  players: MerchantSeen[]
  market: Good[]
  covered: Good[]
  deck_size: number
  supply: Record<Good, number>
  shop: Record<Special, number>
  first: number
  turn: number
  question?: { id: string; kind: string; options: string[] }
}
