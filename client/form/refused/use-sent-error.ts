import { useState } from 'react';

/** The message of a field: the server's, whenever it has a new one, until another is set. */
export function useSentError(error: string | undefined) {
  const [message, setMessage] = useState(error);
  const [sent, setSent] = useState(error);
  if (error !== sent) {
    setSent(error);
    setMessage(error);
  }
  return [message, setMessage] as const;
}
