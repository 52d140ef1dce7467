/** True for a thrown answer that says there is nothing at this address. */
export function isNotFound(thrown: unknown): boolean {
  if (thrown === null || typeof thrown !== 'object') return false;
  const { status, init } = thrown as { status?: unknown; init?: { status?: unknown } | null };
  return status === 404 || init?.status === 404;
}
