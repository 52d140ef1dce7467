/** Loader data for rendering on the server, which the browser finds in the HTML: it is left out of the page's data. */
export class ServerOnly<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  toJSON(): undefined {
    return undefined;
  }
}
