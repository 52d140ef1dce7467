export type Row = {
  name: string;
  value: string;
  /** In smaller letters below the name. */
  notes?: string[];
};

export type Content = {
  subject: string;
  /** The preview line that mail programs show beside the subject. */
  preview: string;
  paragraphs: string[];
  /** Text that a person wrote, as written. */
  quote?: string;
  rows?: Row[];
  sum?: Row;
  link?: { text: string; url: string };
  /** Beside the button: a secondary link. */
  more?: { text: string; url: string };
  closing: string;
  /** The page that unsubscribes from mails like this one. */
  end?: string;
};

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const END = 'Stop these emails';

/** A longer text is not an amount, and may wrap: a phone has no room for it in one line. */
const MAX_AMOUNT_CHARACTERS = 16;
/** Long addresses and words, as people write them. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';

/** Colours for dark mode; programs without it show the light ones of the elements. */
const DARK =
  '@media (prefers-color-scheme:dark){.p{background:#0b1114!important}.c{background:#121a1f!important}' +
  '.t,.t td,.t th{color:#eef3f2!important}.q{color:#b0bec2!important;border-color:#37464e!important}' +
  '.f{color:#8a9ba2!important}.l{border-color:#37464e!important}}';

/** The same mail as plain text and as HTML that any mail program shows; it loads nothing. */
export function layOut(content: Content, footer: string[]): { subject: string; text: string; html: string } {
  const subject = oneLine(content.subject);
  return { subject, text: textOf(content, footer), html: htmlOf({ ...content, subject }, footer) };
}

function textOf({ paragraphs, quote, rows = [], sum, link, more, closing, end }: Content, footer: string[]): string {
  const table = [...rows, ...(sum ? [sum] : [])].flatMap(({ name, value, notes = [] }) => [
    `  ${name}: ${value}`,
    ...notes.map((note) => `    ${note}`),
  ]);
  const parts = [
    ...paragraphs,
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...(link ? [`${link.text}:\n${link.url}`] : []),
    ...(more ? [`${more.text}:\n${more.url}`] : []),
    closing,
    ...(end ? [`${END}:\n${end}`] : []),
    `-- \n${footer.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlOf(
  { subject, preview, paragraphs, quote, rows = [], sum, link, more, closing, end }: Content,
  footer: string[],
) {
  const table = [...rows.map((row) => rowOf(row, 'td')), ...(sum ? [rowOf(sum, 'th')] : [])].join('');
  const parts = [
    ...paragraphs.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`),
    quote &&
      `<blockquote class="q" style="margin:0 0 14px;padding:2px 0 2px 16px;border-left:3px solid #d5dddf;color:#43535a;white-space:pre-line">${escapeHtml(quote)}</blockquote>`,
    table &&
      `<table role="presentation" class="t" width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 14px;border-collapse:collapse">${table}</table>`,
    link && buttonOf(link),
    more &&
      `<p class="t" style="margin:14px 0 0;font-size:15px;line-height:21px"><a class="t" style="color:#10191d" href="${escapeHtml(more.url)}">${escapeHtml(more.text)}</a></p>`,
    `<p class="f" style="margin:20px 0 0;color:#57676e;font-size:14px;line-height:20px">${escapeHtml(closing)}</p>`,
    end &&
      `<p class="f" style="margin:10px 0 0;color:#57676e;font-size:14px;line-height:20px"><a class="f" style="color:#57676e" href="${escapeHtml(end)}">${END}</a></p>`,
  ];
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<style>${DARK}</style></head>`,
    `<body class="p" style="margin:0;padding:0;background:#f1f4f4">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
    '<table role="presentation" class="p" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f4f4"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">',
    `<tr><td style="padding:0 4px 14px;${FONT}">${wordmark}</td></tr>`,
    `<tr><td class="c t" style="padding:28px 24px;background:#ffffff;border-radius:14px;color:#10191d;font-size:16px;line-height:25px;${BREAK};${FONT}">`,
    `<h1 style="margin:0 0 14px;font-size:22px;line-height:28px;letter-spacing:-0.02em">${numbersWhole(escapeHtml(subject))}</h1>`,
    parts.filter(Boolean).join(''),
    '</td></tr>',
    `<tr><td class="f" style="padding:16px 4px;color:#57676e;font-size:13px;line-height:19px;${FONT}">${footer.map(escapeHtml).join('<br>')}</td></tr>`,
    '</table></td></tr></table></body></html>\n',
  ].join('');
}

/** The name above the bright base line of the logo. */
const wordmark =
  '<span class="t" style="display:inline-block;padding:0 2px 3px;border-bottom:3px solid #ffa940;color:#10191d;' +
  'font-size:19px;line-height:24px;font-weight:700;letter-spacing:-0.025em">Waystone</span>';

function rowOf({ name, value, notes = [] }: Row, tag: 'td' | 'th'): string {
  const below = notes.map(
    (note) => `<br><span class="f" style="color:#57676e;font-size:13px">${escapeHtml(note)}</span>`,
  );
  const wrap = value.length > MAX_AMOUNT_CHARACTERS ? 'normal' : 'nowrap';
  const cell = 'padding:9px 0;border-top:1px solid #d5dddf;vertical-align:top;font-size:15px;line-height:21px';
  return (
    `<tr><${tag} class="l" align="left" style="${cell}">${escapeHtml(name)}${below.join('')}</${tag}>` +
    `<${tag} class="l" align="right" style="${cell};padding-left:16px;white-space:${wrap}">${escapeHtml(value)}</${tag}></tr>`
  );
}

function buttonOf({ text, url }: { text: string; url: string }): string {
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0 0"><tr>' +
    '<td style="background:#ffa940;border-radius:10px">' +
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;color:#1d1206;font-weight:600;text-decoration:none">${escapeHtml(text)}</a>` +
    '</td></tr></table>'
  );
}

/** The number of an order or a message must not wrap. */
function numbersWhole(html: string): string {
  return html.replaceAll(/\b[A-Z]+-\d+\b/g, '<span style="white-space:nowrap">$&</span>');
}

/** A subject is a header: a line break in a name must not begin another one. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
