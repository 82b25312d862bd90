const files = import.meta.glob<string>('../../assets/images/integrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictures = new Map(
  Object.entries(files).map(([path, address]) => [/([^/]+)\.svg$/.exec(path)?.[1], address]),
);

/** The address of a picture by the name the server gives it, with or without an ending; a plain one for others. */
export const pictureOf = (image: string) =>
  pictures.get(image.replace(/^.*\//, '').replace(/\.\w+$/, '')) ?? pictures.get('other') ?? '';
