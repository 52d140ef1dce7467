type Row = { name: string; value: string };

type Content = {
  subject: string;
  paragraphs: string[];
  rows?: Row[];
  sum?: Row;
  link: { text: string; url: string };
  closing: string;
};

/** The same letter as plain text and as HTML that any mail program shows. */
export function layOut(content: Content): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

function textOf({ paragraphs, rows = [], sum, link, closing }: Content): string {
  const table = [...rows, ...(sum ? [sum] : [])].map(({ name, value }) => `  ${name}: ${value}`);
  return `${[...paragraphs, ...(table.length > 0 ? [table.join('\n')] : []), `${link.text}:\n${link.url}`, closing].join('\n\n')}\n`;
}

function htmlOf({ subject, paragraphs, rows = [], sum, link, closing }: Content): string {
  const cells = ({ name, value }: Row, tag: 'td' | 'th') =>
    `<tr><${tag} align="left" style="padding:6px 16px 6px 0">${escapeHtml(name)}</${tag}>` +
    `<${tag} align="right" style="padding:6px 0">${escapeHtml(value)}</${tag}></tr>`;
  const table = [...rows.map((row) => cells(row, 'td')), ...(sum ? [cells(sum, 'th')] : [])].join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    '<body style="margin:0;padding:24px;background:#f4f2ee;color:#1d1a16;font:16px/1.5 sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">' +
    `<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(subject)}</h1>` +
    paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('') +
    (table && `<table style="width:100%;border-collapse:collapse">${table}</table>`) +
    `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;` +
    `background:#8a5a00;color:#fff;border-radius:8px;text-decoration:none">${escapeHtml(link.text)}</a></p>` +
    `<p style="color:#5c564d">${escapeHtml(closing)}</p></div></body></html>\n`
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
