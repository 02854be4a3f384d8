/** The tab of what is said beside a board, where it is a view of its own. */
import type { Tab } from "$/games/contract";

export const DOCK = "dock";

export function dockTab(icon: string, label: string): Tab {
  return { id: DOCK, icon, label };
}
