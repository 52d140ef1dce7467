/** The message for a failed request: the cause, which may be the visitor's own connection, and what to do. */
export function noAnswer(remedy: string): string {
  // The server has no such property.
  return `${navigator.onLine === false ? 'You are offline.' : 'The shop did not answer.'} ${remedy}`;
}
