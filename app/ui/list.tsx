interface ListProps {
  items: readonly string[];
  /** Steps that follow each other are numbered. */
  numbered?: boolean;
}

/** A list to read: bullets, or numbered steps. */
export function List({ items, numbered = false }: ListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="points text">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
