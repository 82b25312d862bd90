/** Saves a file as if the person had followed a link to download it. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
