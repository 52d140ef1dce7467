import { useEffect, useEffectEvent, type RefObject } from 'react';
import { CodeMissing, isCodeMissing } from '#client/ui/hydration/fetch-code.ts';
import { isSubmittedNatively, submitNatively } from '#client/ui/hydration/submit-natively.ts';

/**
 * For a form that is handled on its page instead of being posted. Listens on the form itself, because React's own
 * listener is on the document, where the page's navigation listens too. If code that this needs cannot be loaded, the
 * form is posted after all.
 */
export function useFormSubmit(
  form: RefObject<HTMLFormElement | null>,
  submitted: (data: FormData) => Promise<void> | void,
): void {
  const onSubmit = useEffectEvent(async (event: SubmitEvent) => {
    const element = form.current;
    if (!element || isCodeMissing() || isSubmittedNatively()) return;
    event.preventDefault();
    const { submitter } = event;
    try {
      await submitted(new FormData(element, submitter));
    } catch (error) {
      if (!(error instanceof CodeMissing)) throw error;
      submitNatively(element, submitter);
    }
  });
  useEffect(() => {
    const element = form.current;
    const listen = (event: SubmitEvent) => void onSubmit(event);
    element?.addEventListener('submit', listen);
    return () => element?.removeEventListener('submit', listen);
  }, [form]);
}
