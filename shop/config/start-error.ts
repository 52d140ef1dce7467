/** The shop cannot start, for a reason its operator can remove: the message names the setting and the remedy. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
