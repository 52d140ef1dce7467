/** Sets a control as if it had been typed, so that listeners of its form are notified. */
export function setControl(control: HTMLInputElement | HTMLSelectElement | null | undefined, value: string): void {
  if (!control || control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
