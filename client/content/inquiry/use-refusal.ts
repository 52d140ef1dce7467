import { useState } from 'react';
import { useActionData } from 'react-router-dom';
import type { InquiryRefusal } from './inquiry-action.ts';

/** The last refused attempt. The router forgets it when a link of the error summary is followed; the form must not. */
export function useRefusal(): InquiryRefusal | undefined {
  const answered = useActionData<InquiryRefusal>();
  const [last, setLast] = useState(answered);
  if (answered && answered !== last) setLast(answered);
  return answered ?? last;
}
