import { createContext, useContext, useState } from 'react';

/** What was refused last, a new object each time, for fields that stay mounted while they are sent again. */
export const Refusal = createContext<object | undefined>(undefined);

/** The message of a field: the server's, with each refusal or whenever it has a new one, until another is set. */
export function useSentError(error: string | undefined) {
  const refusal = useContext(Refusal);
  const [message, setMessage] = useState(error);
  const [sent, setSent] = useState({ refusal, error });
  if (refusal !== sent.refusal || error !== sent.error) {
    setSent({ refusal, error });
    setMessage(error);
  }
  return [message, setMessage] as const;
}
