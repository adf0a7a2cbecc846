export default function ReportPage({ city }: {
    city: string;
}): import("react").JSX.Element;
