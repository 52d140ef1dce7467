/** The message if a request has failed: the cause, which may be the visitor's own connection, and what to do. */
export function noAnswer(remedy: string): string {
  // On the server there is no such property.
  return `${navigator.onLine === false ? 'You are offline.' : 'The shop did not answer.'} ${remedy}`;
}
