import {
  Building2,
  ChartNoAxesColumn,
  CircleUser,
  FileText,
  Folder,
  KeyRound,
  LibraryBig,
  List,
  Lock,
  Mail,
  MessageSquare,
  Palette,
  PanelTop,
  Plus,
  ReceiptText,
  SlidersHorizontal,
  Smile,
  Tag,
  Users,
} from "lucide-react";

const icons = {
  chart: ChartNoAxesColumn,
  chat: MessageSquare,
  company: Building2,
  folder: Folder,
  library: LibraryBig,
  file: FileText,
  page: PanelTop,
  mail: Mail,
  people: Users,
  person: CircleUser,
  palette: Palette,
  lock: Lock,
  smile: Smile,
  tag: Tag,
  receipt: ReceiptText,
  settings: SlidersHorizontal,
  key: KeyRound,
  list: List,
  plus: Plus,
};

/** The icon named by an entry of session/menus.ts. */
export function MenuIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = icons[name as keyof typeof icons] ?? List;
  return <Icon size={size} strokeWidth={1.6} aria-hidden />;
}
