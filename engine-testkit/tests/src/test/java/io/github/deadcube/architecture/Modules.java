package io.github.deadcube.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.Map;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.net.URL;
import java.util.Collections;

/** The compiled descriptors of the project's modules. */
final class Modules {
    static final String ROOT = MainCode.ROOT + ".";
    /** Steps of the build: nothing depends on them. */
    static final String OF_THE_BUILD = ROOT + "build";
    /** Annotations that only the compiler reads. */
    static final String GENERATOR = "org.immutables.value.annotations";

    private static final String DESCRIPTOR = "module-info.class";
    /** The location of the classes of each module. */
    private static final Map<String, String> ROOTS = roots();
    /** The descriptors by module name without {@link #ROOT}. */
    static final Map<String, ModuleDescriptor> ALL = ROOTS.mapValues(Modules::at);

    private Modules() {}

    /** Returns all packages of a module that have a class. The descriptor names only exported packages. */
    static TreeSet<String> packages(String module) {
        String root = ROOTS.get(module).get();
        return TreeSet.ofAll(MainCode.CLASSES.stream()
                .filter(type -> type.getSource()
                        .get()
                        .getUri()
                        .toString()
                        .replace("file:///", "file:/")
                        .startsWith(root))
                .map(JavaClass::getPackageName)
                .toList());
    }

    /** Returns the modules that a module requires at run time, the project's modules by their short names. */
    static TreeSet<String> required(ModuleDescriptor module) {
        return TreeSet.ofAll(module.requires())
                .map(Requires::name)
                .reject(name -> name.equals("java.base") || name.equals(GENERATOR))
                .map(name -> name.startsWith(ROOT) ? name.substring(ROOT.length()) : name);
    }

    private static ModuleDescriptor at(String root) {
        try (InputStream in = new URL(root + DESCRIPTOR).openStream()) {
            return ModuleDescriptor.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> roots() {
        try {
            return Vector.ofAll(Collections.list(Modules.class.getClassLoader().getResources(DESCRIPTOR)))
                    .map(url -> url.toString().replace(DESCRIPTOR, ""))
                    .toSortedMap(root -> at(root).name(), root -> root)
                    .filterKeys(name -> name.startsWith(ROOT))
                    .mapKeys(name -> name.substring(ROOT.length()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
