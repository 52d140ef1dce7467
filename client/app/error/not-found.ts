/** True for a thrown answer that says there is nothing at this address. */
export function isNotFound(thrown: unknown): boolean {
  return (
    isStatus404(thrown) ||
    (thrown !== null && typeof thrown === 'object' && 'init' in thrown && isStatus404(thrown.init))
  );
}

function isStatus404(thrown: unknown): boolean {
  return thrown !== null && typeof thrown === 'object' && 'status' in thrown && thrown.status === 404;
}
