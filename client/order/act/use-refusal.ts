import { useActionData } from 'react-router-dom';
import type { ActRefusal, Intent } from './order-action.ts';

/** What was refused of this act, on this line where it is about one. */
export function useRefusal(intent: Intent, line = ''): ActRefusal | undefined {
  const answered = useActionData<ActRefusal>();
  return answered?.intent === intent && answered.line === line ? answered : undefined;
}
