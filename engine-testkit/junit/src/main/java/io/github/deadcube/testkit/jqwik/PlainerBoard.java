package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.board.Battlefield;
import java.util.stream.Stream;

/** Less scenery, fewer levels, columns and rows. */
final class PlainerBoard implements Simpler<Battlefield> {
    private static final int LEAST = 2;

    @Override
    public Stream<Battlefield> than(Battlefield field) {
        Furniture all = Furniture.of(field);
        return Stream.concat(smaller(all), Fewer.of(all.pieces()).map(all::with))
                .flatMap(f -> f.battlefield().toJavaStream());
    }

    private static Stream<Furniture> smaller(Furniture all) {
        int width = all.width();
        int depth = all.depth();
        return Stream.of(
                        all.measuring(half(width), half(depth), 1),
                        all.measuring(half(width), half(depth), all.levels()),
                        all.measuring(half(width), depth, all.levels()),
                        all.measuring(width, half(depth), all.levels()),
                        all.measuring(width, depth, Math.max(all.levels() - 1, 1)),
                        all.measuring(Math.max(width - 1, LEAST), depth, all.levels()),
                        all.measuring(width, Math.max(depth - 1, LEAST), all.levels()))
                .filter(f -> !f.equals(all));
    }

    private static int half(int measure) {
        return Math.max(measure / 2, LEAST);
    }

    @Override
    public long[] size(Battlefield field) {
        return new long[] {Furniture.of(field).pieces().size(), field.size()};
    }
}
