/** What is said where a request came to nothing: the cause, which may be the visitor's own connection, and what to do. */
export function noAnswer(remedy: string): string {
  // On the server there is no such property.
  return `${navigator.onLine === false ? 'You are offline.' : 'The shop did not answer.'} ${remedy}`;
}
