/** Types of options that are typed, and whose text does not affect the price. */
export const TYPED: readonly string[] = ['TEXT', 'TEXTAREA', 'DATE', 'REALM'];
