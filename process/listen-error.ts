/** The port is taken or may not be used: the message names the setting and the remedy. */
export class ListenError extends Error {}
