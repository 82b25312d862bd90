import { currentLanguage } from './preferences/preferences.ts';

const sentences = {
  en: ['The console could not be loaded. Check the connection.', 'Reload'],
  he: ['לא ניתן לטעון את הקונסולה. כדאי לבדוק את החיבור.', 'טעינה מחדש'],
  ru: ['Не удалось загрузить консоль. Проверьте соединение.', 'Обновить'],
} as const;

/** The last resort, when not even the words could be loaded: one sentence and one button, made by hand. */
export function startFailed(error: unknown) {
  console.error(error);
  const [sentence, label] = sentences[currentLanguage()];
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = sentence;
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.style.padding = '2rem';
  main.append(message, button);
  document.getElementById('root')?.replaceChildren(main);
}
