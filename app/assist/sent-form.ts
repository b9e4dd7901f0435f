/**
 * Has Back and reload ask for the page of a form that came back with its errors. Without this the browser would have to
 * send the form again, and shows a page of its own instead (SHELL-40).
 */
export function forgetSentForm(): void {
  history.replaceState(history.state, '', location.href);
}
