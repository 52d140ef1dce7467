let passing = false;

/** Whether the form that is being submitted is the browser's to send. */
export const isSubmittedNatively = (): boolean => passing;

/** Sends a form as it would be sent without script, after a listener has held it back. */
export function submitNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
  passing = true;
  form.requestSubmit(submitter);
  passing = false;
}
