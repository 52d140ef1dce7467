import { createContext, useContext, useState } from 'react';

/** Why the last submission failed, a new object each time, for fields that stay mounted while they are sent again. */
export const FailureContext = createContext<object | undefined>(undefined);

/** The message of a field: the server's, after each failed submission or when it has a new one, until another is set. */
export function useSentError(error: string | undefined) {
  const failure = useContext(FailureContext);
  const [message, setMessage] = useState(error);
  const [sent, setSent] = useState({ failure, error });
  if (failure !== sent.failure || error !== sent.error) {
    setSent({ failure, error });
    setMessage(error);
  }
  return [message, setMessage] as const;
}
