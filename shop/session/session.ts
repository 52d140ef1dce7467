/** A shopper's session: what a token stands for. Carts and orders hang on its id. */
export type Session = { id: string };

export const NO_SESSION: Session = { id: '' };
