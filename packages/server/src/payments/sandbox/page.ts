import { type CardErrors, testCards } from './cards.ts';
import type { messagesIn } from './messages.ts';
import { sandboxPath } from './provider.ts';

type Language = ReturnType<typeof messagesIn>;

interface FormProps {
  secret: string;
  /** The expiry that was entered. The number and the code are never sent back. */
  expiry?: string;
  errors?: CardErrors;
  /** An error of the whole form: declined, or too many attempts. */
  alert?: string;
}

/** The page on which a person enters a test card. Plain HTML: a form, no script. */
export function formPage(language: Language, { secret, expiry = '', errors = {}, alert }: FormProps): string {
  const { messages } = language;
  const hasFailed = Boolean(alert) || Object.keys(errors).length > 0;
  const firstWrong = (['number', 'expiry', 'code'] as const).find((name) => errors[name]) ?? 'number';
  const field = (name: keyof CardErrors, hint: string, attributes: string) => {
    const problem = errors[name];
    const describedBy = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ');
    return `<div class="field">
<label for="${name}">${messages[name]}</label>
${hint && `<small id="${name}-hint">${hint}</small>`}
<input id="${name}" name="${name}" dir="ltr" inputmode="numeric" autocomplete="off" ${attributes}${
      describedBy && ` aria-describedby="${describedBy}"`
    }${problem ? ' aria-invalid="true"' : ''}${name === firstWrong ? ' autofocus' : ''}>
${problem ? `<p class="problem" id="${name}-error">${messages[`problems.${problem}`]}</p>` : ''}
</div>`;
  };
  return page(
    language,
    hasFailed ? messages.errorTitle : messages.title,
    `<h1>${messages.title}</h1>
<div class="note">
<p>${messages.note}</p>
<dl>
<div><dt>${messages.accepted}</dt> <dd><bdi dir="ltr">${testCards.accepted}</bdi></dd></div>
<div><dt>${messages.declined}</dt> <dd><bdi dir="ltr">${testCards.declined}</bdi></dd></div>
</dl>
</div>
${alert ? `<p class="alert" role="alert">${alert}</p>` : ''}
<form method="post" action="${sandboxPath}/${secret}">
${field('number', '', 'maxlength="64"')}
<div class="pair">
${field('expiry', messages.expiryHint, `maxlength="7" value="${escaped(expiry)}"`)}
${field('code', messages.codeHint, 'maxlength="8"')}
</div>
<div class="buttons">
<button name="action" value="save">${messages.save}</button>
<button name="action" value="cancel" class="quiet">${messages.cancel}</button>
</div>
</form>`,
  );
}

/** The page that replaces the form when the registration is completed, expired or unknown. */
export function gonePage(language: Language, state: 'completed' | 'expired' | 'unknown'): string {
  const title = language.messages[`gone.${state}.title`];
  const text = language.messages[`gone.${state}.text`];
  return page(language, title, `<h1>${title}</h1>\n<p>${text}</p>`);
}

const page = ({ language, direction }: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${sandboxPath}/style.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

/** Only characters that an expiry can contain are sent back. */
const escaped = (text: string) => text.replace(/[^\d/ ]/g, '').slice(0, 7);
