import { useState } from 'react';

/** The message of a field: the server's, each time there is another, until something else is said. */
export function useSentError(error: string | undefined) {
  const [message, setMessage] = useState(error);
  const [sent, setSent] = useState(error);
  if (error !== sent) {
    setSent(error);
    setMessage(error);
  }
  return [message, setMessage] as const;
}
