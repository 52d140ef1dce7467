import { whenPainted } from './hydration/when-painted.ts';

/**
 * Hides a modal dialog, and closes it after the next paint: closing restyles the whole page, and the visitor should not
 * wait for that.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  dialog.dataset['closing'] = '';
  void whenPainted().then(() => {
    delete dialog.dataset['closing'];
    dialog.close();
  });
}
