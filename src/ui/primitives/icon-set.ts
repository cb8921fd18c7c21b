import * as icons from 'lucide'

const path = (d: string): icons.IconNode => [['path', { d }]]

/**
 * The shapes of each icon on a 24 px grid: Lucide's, plus our own in the same style (round caps, corner
 * radius 2).
 */
export const iconShapes = {
  alert: icons.TriangleAlert,
  arrow: icons.ArrowRight,
  'arrow-left': icons.ArrowLeft,
  award: icons.Award,
  bookmark: icons.Bookmark,
  building: icons.Building2,
  calendar: icons.Calendar,
  camera: icons.Camera,
  car: icons.Car,
  'car-front': icons.CarFront,
  certified: icons.BadgeCheck,
  check: icons.Check,
  chevron: icons.ChevronDown,
  'chevron-left': icons.ChevronLeft,
  'chevron-right': icons.ChevronRight,
  clock: icons.Clock,
  close: icons.X,
  colour: icons.Palette,
  copy: icons.Copy,
  document: icons.FileText,
  doors: icons.DoorOpen,
  download: icons.Download,
  electric: icons.Zap,
  engine: icons.Engine,
  error: icons.CircleAlert,
  eye: icons.Eye,
  filter: icons.SlidersHorizontal,
  fuel: icons.Fuel,
  gauge: icons.Gauge,
  grid: icons.LayoutGrid,
  handshake: icons.Handshake,
  heart: icons.Heart,
  images: icons.Images,
  info: icons.Info,
  key: icons.KeyRound,
  leaf: icons.Leaf,
  list: icons.List,
  'map-pin': icons.MapPin,
  menu: icons.Menu,
  message: icons.MessageCircle,
  motorcycle: icons.Motorbike,
  navigation: icons.Navigation,
  phone: icons.Phone,
  play: icons.Play,
  plug: icons.Plug,
  plus: icons.Plus,
  print: icons.Printer,
  'rotate-3d': icons.Rotate3d,
  ruler: icons.Ruler,
  search: icons.Search,
  seat: icons.Armchair,
  share: icons.Share2,
  shield: icons.ShieldCheck,
  sort: icons.ArrowUpDown,
  sparkles: icons.Sparkles,
  star: icons.Star,
  'stock-number': icons.Hash,
  success: icons.CircleCheck,
  tag: icons.Tag,
  'trending-down': icons.TrendingDown,
  truck: icons.Truck,
  users: icons.Users,
  wallet: icons.Wallet,
  weight: icons.Weight,
  wrench: icons.Wrench,

  caravan: path(
    'M7 18H4a2 2 0 0 1-2-2V9a4 4 0 0 1 4-4h7.5a4.5 4.5 0 0 1 4.5 4.5V18h-7M18 18h4M5.5 9.5h3.5v3H5.5zM13 18v-7a1 1 0 0 1 1-1h.5M7 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  ),
  drivetrain: path(
    'M12 6v12M7 6h10M7 18h10M4 4.5v3a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0-3 0zM17 4.5v3a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0-3 0zM4 16.5v3a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0-3 0zM17 16.5v3a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0-3 0z',
  ),
  gearbox: path(
    'M5 7v10M12 7v10M19 7v3a2 2 0 0 1-2 2H5M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  ),
  towing: path(
    'M9 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 9v4M8 13h8M10 13v3a2 2 0 0 1-2 2H3M14 13v3a2 2 0 0 0 2 2h5',
  ),
} as const satisfies Record<string, icons.IconNode>

export type IconName = keyof typeof iconShapes

export const iconNames = Object.keys(iconShapes).toSorted() as readonly IconName[]
