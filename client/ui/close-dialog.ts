import { whenPainted } from './hydration/when-painted.ts';

/**
 * Hides a modal dialog, and closes it once that is painted: a page that is no longer behind a dialog is restyled
 * whole, and nobody who closes one waits for that.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  dialog.dataset['closing'] = '';
  void whenPainted().then(() => {
    delete dialog.dataset['closing'];
    dialog.close();
  });
}
