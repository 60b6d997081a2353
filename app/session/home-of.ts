import type { Access } from "~/contract/abilities";

/** The page after signing in. Trades businesses begin with their three steps. */
export function homeOf(user: { access: Access; companyId: string | null }, mode: string): string {
  switch (user.access) {
    case "admin":
      return "/admin/dashboard";
    case "employee":
      return "/employee/chat";
    case "analysis":
      return "/analysis/dashboard";
    case "user":
      if (!user.companyId) return "/chat";
      return mode === "handwerk" ? "/handwerk" : "/dashboard";
  }
}
