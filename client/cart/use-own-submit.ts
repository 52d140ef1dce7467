import { useCallback, useRef } from 'react';

/**
 * A ref for a form that is handled on its page instead of being posted. It listens on the form itself,
 * because React's own listener stands on the document, where the page's navigation listens too.
 */
export function useOwnSubmit(submitted: (data: FormData) => void) {
  const latest = useRef(submitted);
  latest.current = submitted;
  return useCallback((form: HTMLFormElement) => {
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      latest.current(new FormData(form, event.submitter));
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, []);
}
