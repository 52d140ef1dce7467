import { useActionData } from 'react-router-dom';
import type { ActFailure, Intent } from './order-action.ts';

/** What was refused of this act, on this line where it is about one. */
export function useActFailure(intent: Intent, line = ''): ActFailure | undefined {
  const answered = useActionData<ActFailure>();
  return answered?.intent === intent && answered.line === line ? answered : undefined;
}
