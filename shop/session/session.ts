/** A shopper's session, identified by its tokens. Carts and orders refer to its id. */
export type Session = { id: string };

export const NO_SESSION: Session = { id: '' };
