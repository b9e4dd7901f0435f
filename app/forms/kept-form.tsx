import { Button } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { keptFormName } from '#rpc/domain/sealed-form.ts';

/** Sends a form once more that could not go on, with all that was typed in it (HTTP-26, HTTP-32). */
export function KeptForm({ form, button }: { form: string; button: string }) {
  const { path, query } = usePage();
  return (
    <PostForm action={path + query}>
      <input type="hidden" name={keptFormName} value={form} />
      <Button main>{button}</Button>
    </PostForm>
  );
}
