/** Every type and every good has its own shape, so that colour is never needed. */
export const SHAPES: Record<string, string> = {
  technology: 'M7 2.5h10L22.5 12 17 21.5H7L1.5 12z',
  agriculture: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  illegal: 'M12 1 23.5 21.5H.5z',
  consumer: 'M2.5 2.5h19v19h-19z',
  luxury: 'M12 .5 23.5 12 12 23.5.5 12z',
  capital: 'M3 2h18v11c0 5-4 8-9 10-5-2-9-5-9-10z',
  porcelain: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  silk: 'M6.5 3h17l-6 18h-17z',
  tea: 'M2 2h12c5 0 8 3 8 8v12H10c-5 0-8-3-8-8z',
  spice: 'M12 .5 23.5 12 12 23.5.5 12z',
  glass: 'M1 2.5h22L12 23z',
  ore: 'M7 2.5h10L22.5 12 17 21.5H7L1.5 12z',
}

/** Where the letter stands in the shape: how far below the middle. */
export const LETTER_OFFSET: Record<string, number> = { illegal: 3.4, capital: -0.5 }
