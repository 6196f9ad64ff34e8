/** The browser reads the file a moment after the click, ms. */
const READ_MS = 60_000;

/** Hands something over as a download: the browser, or the app's own dialog, decides where it goes. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
