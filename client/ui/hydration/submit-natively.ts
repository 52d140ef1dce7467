let passing = false;

/** Whether the browser handles the form that is being submitted. */
export const isSubmittedNatively = (): boolean => passing;

/** Submits a form as without script, after a listener has prevented it. */
export function submitNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
  passing = true;
  form.requestSubmit(submitter);
  passing = false;
}
