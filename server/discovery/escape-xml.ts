import { escapeUTF8 } from 'entities';

/** Text for an element or an attribute; characters that XML has no place for are left out. */
export function escapeXml(text: string): string {
  return escapeUTF8(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
