package io.github.deadcube.site;

import static io.github.deadcube.site.SiteFolder.escaped;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Draws the flow chart of a page, which is text in the language of Mermaid, as boxes in layers: each box is above all
 * that it needs.
 */
final class ModulePicture {
    private static final Pattern CHART =
            Pattern.compile("<pre><code class=\"language-mermaid\">flowchart TD\n(.*?)</code></pre>", Pattern.DOTALL);
    private static final Pattern BOX = Pattern.compile("(?m)^ *(\\w+)\\[&quot;(.*)&quot;]$");
    private static final Pattern ARROW = Pattern.compile("(?m)^ *(\\w+) --&gt; (\\w+)$");

    private ModulePicture() {}

    /** The page with each flow chart drawn. */
    static String drawn(String page) {
        return CHART.matcher(page).replaceAll(chart -> Matcher.quoteReplacement(boxes(chart.group(1))));
    }

    private static String boxes(String chart) {
        Map<String, String> texts = LinkedHashMap.empty();
        Matcher box = BOX.matcher(chart);
        while (box.find()) texts = texts.put(box.group(1), box.group(2));
        Map<String, Vector<String>> needed = texts.mapValues(text -> Vector.<String>empty());
        Matcher arrow = ARROW.matcher(chart);
        while (arrow.find()) {
            String to = arrow.group(2);
            needed = needed.computeIfPresent(arrow.group(1), (from, all) -> all.append(to))
                    ._2();
        }
        StringBuilder html = new StringBuilder("<div class=\"layers\">\n");
        Map<String, Vector<String>> arrows = needed;
        Map<String, String> named = texts;
        Map<Integer, Vector<String>> layers = Vector.ofAll(texts.keySet()).groupBy(name -> depth(name, arrows));
        for (int depth : Vector.ofAll(layers.keySet()).sorted().reverse()) {
            html.append("<div class=\"layer\">\n");
            for (String name : layers.get(depth).get()) {
                Vector<String> lines = Vector.of(named.get(name).get().split("&lt;br/&gt;"));
                html.append("<div class=\"module\"><b>").append(lines.head()).append("</b>");
                lines.tail().forEach(line -> html.append("<br>").append(line.replaceFirst(":$", "")));
                if (arrows.get(name).get().nonEmpty())
                    html.append("<small>needs ")
                            .append(escaped(arrows.get(name).get().mkString(", ")))
                            .append("</small>");
                html.append("</div>\n");
            }
            html.append("</div>\n");
        }
        return html.append("</div>").toString();
    }

    /** The longest way down. */
    private static int depth(String name, Map<String, Vector<String>> arrows) {
        return arrows.get(name)
                .get()
                .map(below -> depth(below, arrows) + 1)
                .max()
                .getOrElse(0);
    }
}
