/** Types of options that are typed, whatever is typed at the same price. */
export const TYPED: readonly string[] = ['TEXT', 'TEXTAREA', 'DATE', 'REALM'];
