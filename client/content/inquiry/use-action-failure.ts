import { useState } from 'react';
import { useActionData } from 'react-router-dom';
import type { InquiryFailure } from './inquiry-action.ts';

/** The last rejected attempt. The router forgets it when a link of the error summary is followed; the form must not. */
export function useActionFailure(): InquiryFailure | undefined {
  const answered = useActionData<InquiryFailure>();
  const [last, setLast] = useState(answered);
  if (answered && answered !== last) setLast(answered);
  return answered ?? last;
}
