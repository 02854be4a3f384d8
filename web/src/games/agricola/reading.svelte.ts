/** The card that is being read: the one last pointed at, focused or touched; and whether it lies open over the table. */
export const reading = $state<{ card: string; isOpen: boolean }>({ card: "", isOpen: false });
